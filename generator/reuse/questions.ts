/**
 * Questions that pieces of work asked their view (`kinds/view.ts`), each kept once with its answer. After a run every
 * answer is the present one; when the next run begins all are asked again, so that it is known which have changed.
 */

export interface Question {
  answer: unknown;
  /** The run in which its answer last became another one. */
  changedIn: number;
  /** The last reading in which it was asked, so that one reading notes it once. */
  readIn: number;
}

export interface Questions {
  /** Asks everything again. Gives whether any answer is another one now. */
  readonly askAgain: (view: object, run: number) => boolean;
  /** The view with every question noted, and answered from what is known already. */
  readonly noted: <View extends object>(view: View, note: (question: Question) => void) => View;
  /** Forgets the questions for which `isRead` does not hold. */
  readonly forget: (isRead: (question: Question) => boolean) => void;
  readonly count: () => number;
}

/** Up to two words in, an answer out: the same where it is identical, or equal member by member. */
type Ask = (first: unknown, second?: unknown) => unknown;

/** By the first word and the second; where there is one word alone, by `alone` and the word. */
type Asked = Map<unknown, Map<unknown, Question>>;

const alone = Symbol("one word alone");

/** Members of a view that are no questions. */
const plain: ReadonlySet<string> = new Set(["share"]);

export function createQuestions(): Questions {
  const topics = new Map<string, Asked>();
  /** Groups of questions of the last run, by their names: the same object gives the same answers. */
  let groups = new Map<string, unknown>();
  let count = 0;

  return { askAgain, noted, forget, count: () => count };

  function askAgain(view: object, run: number): boolean {
    const before = groups;
    groups = new Map(groupsOf(view));
    let changed = false;
    for (const [group, asks] of groups) {
      if (group !== "" && before.get(group) === asks) continue;
      for (const [name, ask] of asksOf(asks as object)) {
        for (const [first, bySecond] of topic(group, name)) {
          for (const [second, question] of bySecond) {
            const answer = first === alone ? ask(second) : ask(first, second);
            if (isSameAnswer(question.answer, answer)) continue;
            question.answer = answer;
            question.changedIn = run;
            changed = true;
          }
        }
      }
    }
    return changed;
  }

  function noted<View extends object>(view: View, note: (question: Question) => void): View {
    groups = new Map(groupsOf(view));
    const made: Record<string, unknown> = { ...(view as Record<string, unknown>) };
    for (const [group, asks] of groups) {
      const own = Object.fromEntries(
        asksOf(asks as object).map(([name, ask]) => [
          name,
          notedAsk(ask, topic(group, name), note),
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
      let bySecond = asked.get(first);
      if (!bySecond) asked.set(first, (bySecond = new Map<unknown, Question>()));
      let question = bySecond.get(second);
      if (!question) {
        question = { answer: ask(one, other), changedIn: 0, readIn: 0 };
        bySecond.set(second, question);
        count += 1;
      }
      note(question);
      return question.answer;
    };
  }

  function topic(group: string, name: string): Asked {
    const key = `${group}.${name}`;
    let asked = topics.get(key);
    if (!asked) topics.set(key, (asked = new Map<unknown, Map<unknown, Question>>()));
    return asked;
  }

  function forget(isRead: (question: Question) => boolean): void {
    for (const asked of topics.values()) count -= withoutUnread(asked, isRead);
  }
}

/** Takes out the questions that nobody reads. @returns how many there were */
function withoutUnread(asked: Asked, isRead: (question: Question) => boolean): number {
  let gone = 0;
  for (const [first, bySecond] of asked) {
    for (const [second, question] of bySecond) {
      if (isRead(question)) continue;
      bySecond.delete(second);
      gone += 1;
    }
    if (bySecond.size === 0) asked.delete(first);
  }
  return gone;
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
