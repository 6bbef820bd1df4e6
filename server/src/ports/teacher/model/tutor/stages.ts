import type { TutorStage } from '@akada/engine/browser';

/** How much a tutor gives away at each stage, as an instruction to a language model. */
export const stageInstructions: Record<TutorStage, string> = {
  hint: 'Give one short hint: name the place in the lesson where the answer stands and ask one guiding question back. Do not state the answer or any part of it.',
  step: 'Give the next step only: a part of the answer, taken from the lesson with its place, and ask the learner to complete it. Do not give the whole answer.',
  answer:
    'Give the full answer, from the lesson alone, and link every claim to its place in the lesson. If the lesson does not say, say so.',
};
