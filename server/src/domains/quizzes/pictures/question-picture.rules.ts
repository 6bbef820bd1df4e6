import type { QuestionPicture } from '@akada/contract';

/** The picture of a question as it is kept with it: it never changes, so neither do its sides. */
export interface StoredPicture {
  id: string;
  /** What it shows, for whoever cannot see it. */
  alt: string;
  width: number;
  height: number;
}

/** A picture before a question says what it shows. */
export type KnownPicture = Omit<StoredPicture, 'alt'>;

/** Null for one that is not there, or is somebody else's. */
export type FindPicture = (id: string) => KnownPicture | null;

export const toQuestionPicture = (picture: StoredPicture): QuestionPicture => ({
  id: picture.id,
  alt: picture.alt,
  url: `/quiz-pictures/${picture.id}.webp`,
  width: picture.width,
  height: picture.height,
});

/** The field of a question that has a picture; nothing for one that has none. */
export const pictureField = ({ picture }: { picture?: StoredPicture | undefined }): { picture?: QuestionPicture } =>
  picture ? { picture: toQuestionPicture(picture) } : {};

export const isSamePicture = (left: StoredPicture | undefined, right: StoredPicture | undefined): boolean =>
  left?.id === right?.id && left?.alt === right?.alt;

/** Which pictures these questions have, each once. */
export const picturesIn = (questions: readonly { picture?: StoredPicture | undefined }[]): string[] => [
  ...new Set(questions.flatMap(({ picture }) => picture?.id ?? [])),
];
