// @generated from generator/kinds by "npm run codegen"; do not edit.
import type { KindName } from "../model.ts";

export declare const validators: Readonly<Record<KindName, (value: unknown) => boolean>>;
