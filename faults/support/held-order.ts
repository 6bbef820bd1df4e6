import type { HeldModel } from './held-model.ts';
import { aLecturer, countQuizzes, type Lecturer, order, upload } from './lecturer.ts';

/** An order in the middle of its making: its worker waits for the model, for as long as the fault needs. */
export interface HeldOrder {
  url: string;
  lecturer: Lecturer;
  /** How many quizzes there were before it. */
  before: number;
  task: string;
}

export async function holdOrder(url: string, model: HeldModel): Promise<HeldOrder> {
  const lecturer = await aLecturer(url);
  const before = await countQuizzes(url, lecturer.token);
  const { body } = await upload(url, lecturer.token);
  model.hold();
  const task = await order(url, lecturer.token, body.document_id);
  await model.asked();
  return { url, lecturer, before, task };
}
