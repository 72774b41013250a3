/**
 * Questions that pieces of work asked their view (`kinds/view.ts`), each kept once with its answer. After a run every
 * answer is the present one; when the next run begins all are asked again, so that it is known which have changed.
 */
import type { BasisOf, ContentView } from "../kinds/view.ts";
import { isSameList } from "../model/memo.ts";
import { outdateReaders, type Question } from "./readers.ts";

export interface Questions {
  /** Asks everything again, and marks the work that depends on answers which are other ones now. */
  readonly askAgain: (view: { readonly basisOf?: BasisOf }) => void;
  /** The view with every question noted, and answered from what is known already. */
  readonly noted: <View extends object>(view: View, note: (question: Question) => void) => View;
  /** Nobody depends on the answer at present. */
  readonly unread: (question: Question) => void;
  /** Forgets the questions on whose answers nobody depends. */
  readonly forgetUnread: () => void;
  readonly count: () => number;
}

/** Up to two words in, an answer out: the same where it is identical, or equal member by member. */
type Ask = (first: unknown, second?: unknown) => unknown;

/** By the first word and the second; where there is one word alone, by `alone` and the word. */
type Asked = Map<unknown, Map<unknown, Question>>;

const alone = Symbol("one word alone");

/** Members of a view that are no questions. */
const plain: ReadonlySet<string> = new Set<keyof ContentView>(["share", "later", "basisOf"]);

export function createQuestions(): Questions {
  const topics = new Map<string, Asked>();
  /** Groups of questions of the last run, by their names: the same object gives the same answers. */
  let groups = new Map<string, unknown>();
  /** What the answers depended on when they were asked for last. */
  const bases = new WeakMap<ReadonlyMap<unknown, Question>, readonly unknown[]>();
  /** They may have been asked again since. */
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

/** The view itself, without a name, and objects of questions in it. */
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
