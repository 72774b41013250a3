import { suite } from "uvu";
import { holds } from "../docs/section.ts";
import { resolutionTable } from "./clients.ts";

const test = suite("forms of modules");

test("their page says which work", () => {
  holds("module forms", resolutionTable());
});

test.run();
