/**
 * The questions that work asked its view (`kinds/view.ts`), each stored once with its answer. After a run all answers
 * are current. When the next run begins, the questions are asked again to find out which answers have changed.
 */
import type { BasisOf, ContentView } from "../kinds/view.ts";
import { isSameList } from "../model/memo.ts";
import { outdateReaders, type Question } from "./readers.ts";

export interface Questions {
  /** Asks every question whose answer may have changed, and marks the work that depends on changed answers. */
  readonly askAgain: (view: { readonly basisOf?: BasisOf }) => void;
  /** Wraps a view so that every question is passed to `note` and answered from the stored answers where possible. */
  readonly noted: <View extends object>(view: View, note: (question: Question) => void) => View;
  /** To be called when no work depends on the question any more. */
  readonly unread: (question: Question) => void;
  /** Forgets the questions that no work depends on. */
  readonly forgetUnread: () => void;
  readonly count: () => number;
}

/** Accepts up to two words and returns an answer. Two answers are the same if identical or equal member by member. */
type Ask = (first: unknown, second?: unknown) => unknown;

/** Questions by first and second word. A question of one word is stored under `alone` and that word. */
type Asked = Map<unknown, Map<unknown, Question>>;

const alone = Symbol("one word alone");

/** Members of a view that are not questions. */
const plain: ReadonlySet<string> = new Set<keyof ContentView>(["share", "later", "basisOf"]);

export function createQuestions(): Questions {
  const topics = new Map<string, Asked>();
  /** Groups of questions of the last run by name. The same group object always gives the same answers. */
  let groups = new Map<string, unknown>();
  /** What the answers depended on (`BasisOf`) when the questions were last asked. */
  const bases = new WeakMap<ReadonlyMap<unknown, Question>, readonly unknown[]>();
  /** Questions that had no reader when they were added; they may have one by now. */
  const unread = new Set<Question>();
  let count = 0;

  return {
    askAgain,
    noted,
    unread: (question) => unread.add(question),
    forgetUnread,
    count: () => count,
  };

  function askAgain(view: { readonly basisOf?: BasisOf }): void {
    const before = groups;
    groups = new Map(groupsOf(view));
    for (const [group, asks] of groups) {
      if (group !== "" && before.get(group) === asks) continue;
      for (const [name, ask] of asksOf(asks as object)) {
        for (const [first, kept] of topicOf(topics, group, name)) {
          const basis = group === "" ? view.basisOf?.(name, first) : undefined;
          const last = bases.get(kept);
          if (basis && last && isSameList(basis, last)) continue;
          if (basis) bases.set(kept, basis);
          askTheseAgain(kept, first, ask);
        }
      }
    }
  }

  function noted<View extends object>(view: View, note: (question: Question) => void): View {
    groups = new Map(groupsOf(view));
    const made: Record<string, unknown> = { ...(view as Record<string, unknown>) };
    for (const [group, asks] of groups) {
      const own = Object.fromEntries(
        asksOf(asks as object).map(([name, ask]) => [
          name,
          notedAsk(ask, topicOf(topics, group, name), note),
        ]),
      );
      if (group === "") Object.assign(made, own);
      else made[group] = own;
    }
    return made as unknown as View;
  }

  function notedAsk(ask: Ask, asked: Asked, note: (question: Question) => void): Ask {
    return (one, other) => {
      const first = other === undefined ? alone : one;
      const second = other === undefined ? one : other;
      let kept = asked.get(first);
      if (!kept) asked.set(first, (kept = new Map<unknown, Question>()));
      let question = kept.get(second);
      if (!question) {
        const answer = ask(one, other);
        question = { answer, readIn: 0, readers: new Set(), kept, word: second };
        kept.set(second, question);
        unread.add(question);
        count += 1;
      }
      note(question);
      return question.answer;
    };
  }

  function forgetUnread(): void {
    for (const { readers, kept, word } of unread) {
      if (readers.size > 0 || !kept.delete(word)) continue;
      count -= 1;
    }
    unread.clear();
  }
}

function topicOf(topics: Map<string, Asked>, group: string, name: string): Asked {
  const key = `${group}.${name}`;
  let asked = topics.get(key);
  if (!asked) topics.set(key, (asked = new Map<unknown, Map<unknown, Question>>()));
  return asked;
}

function askTheseAgain(kept: ReadonlyMap<unknown, Question>, first: unknown, ask: Ask): void {
  for (const [second, question] of kept) {
    const answer = first === alone ? ask(second) : ask(first, second);
    if (isSameAnswer(question.answer, answer)) continue;
    question.answer = answer;
    outdateReaders(question);
  }
}

/** The view itself, under an empty name, and the objects of questions in it. */
function groupsOf(view: object): [name: string, asks: unknown][] {
  const inner = Object.entries(view).filter(([, each]) => typeof each === "object");
  return [["", view], ...inner];
}

function asksOf(asks: object): [name: string, ask: Ask][] {
  return Object.entries(asks).filter(
    (entry): entry is [string, Ask] => typeof entry[1] === "function" && !plain.has(entry[0]),
  );
}

function isSameAnswer(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  const members = Object.entries(one);
  return (
    members.length === Object.keys(other).length &&
    members.every(([name, value]) => Object.is(value, (other as Record<string, unknown>)[name]))
  );
}
