/** A video at YouTube, by its id of eleven characters. */
export interface FoundVideo {
  id: string;
  title: string;
  description: string;
}

export interface VideoQuery {
  /** The course or topic of the sprint. */
  subject: string;
  courseCode: string | null;
  /** What the week is about. */
  topics: readonly string[];
}

/** Finds videos for a week of a sprint. Finding none is an answer; a source that is down is a rejection. */
export interface Videos {
  find(query: VideoQuery): Promise<FoundVideo[]>;
}
