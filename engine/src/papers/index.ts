export { type AskedPaper, answersFor, type FoundAnswers } from './answers-for.ts';
export { linesOfBlocks } from './from-blocks.ts';
export { linesOfText } from './from-text.ts';
export type { KnownCourse } from './head.ts';
export type { PaperLine } from './line.ts';
export type { Paper, PaperKind, PaperOption, PaperQuestion, PaperSection, PaperText } from './paper.ts';
export { type PaperFile, readPapers } from './read-paper.ts';
export { type Comparable, fingerprintOf } from './same-question.ts';
export { asksByRows } from './table-heads.ts';
export {
  type PaperTopic,
  type RankedTopic,
  type TopicCorrection,
  type TopicMeaning,
  topicOf,
  topicRanker,
} from './topics.ts';
