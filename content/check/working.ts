import { canBegin, type WorkingTask } from '../../answers/src/follow/index.ts';
import { named } from '../courses/form/options.ts';
import type { Line } from '../courses/form/source.ts';
import { WORKING_KINDS } from '../courses/form/typed.ts';

/** What is wrong with "Working:" and "Begins:" below a key; of a template its draws are looked at, and not the text itself. */
export function workingFault(notes: Line[], isTemplate = false): Line | null {
  const [working] = named(notes, 'Working');
  const [begins] = named(notes, 'Begins');
  if (!working && !begins) return null;
  const at = (working ?? begins)!.at;
  if (!working || !begins) return { at, text: 'write both "Working: equation" and "Begins: 2x + 3 = 7", or none' };
  const kind = WORKING_KINDS.find((one) => one === working.text);
  if (!kind) return { at, text: `a working "${working.text}" is not known; use ${WORKING_KINDS.join(', ')}` };
  const task: WorkingTask = { kind, begins: begins.text };
  if (isTemplate || canBegin(task)) return null;
  return { at: begins.at, text: `a working cannot begin with "${begins.text}": write it as a student would type it` };
}
