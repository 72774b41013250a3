/** When messages have their turn: in order, and not before projects that are being opened are there to answer them. */
import { Message } from "vscode-languageserver";

export class Turns {
  readonly #opening = new Set<Promise<void>>();
  readonly #waiting: (() => unknown)[] = [];

  /** Lets what comes wait until `work` has ended. */
  hold(work: Promise<void>): Promise<void> {
    this.#opening.add(work);
    const ended = (): void => {
      this.#opening.delete(work);
      this.#take();
    };
    work.then(ended, ended);
    return work;
  }

  /** Handles a message in its turn; what opens projects may wait for answers, and an editor may end at any time. */
  take(message: Message, handle: (message: Message) => unknown): void {
    if (Message.isResponse(message) || isExit(message)) {
      handle(message);
      return;
    }
    this.#waiting.push(() => handle(message));
    this.#take();
  }

  #take(): void {
    while (this.#opening.size === 0) {
      const next = this.#waiting.shift();
      if (!next) return;
      next();
    }
  }
}

function isExit(message: Message): boolean {
  return Message.isNotification(message) && message.method === "exit";
}
