export { drawTyped } from './draw.ts';
export { judge, judgeBriefly, mostSteps } from './judge.ts';
export { faultOfKey, type KeyFault } from './key-fault.ts';
export type { Unreadable } from './node.ts';
export { unreadableIn } from './readable.ts';
export { stepsTaken } from './steps.ts';
export type { Judge, Slip, TypedKey, Verdict } from './verdict.ts';
export { type TypedWish, wishOf } from './wish.ts';
