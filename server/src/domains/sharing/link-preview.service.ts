/** What a shared link says of itself: its title and who or what is behind it, never a question or a text. */
export interface LinkPreview {
  title: string;
  description: string;
}

/** Null where there is nothing to open. */
export type LinkPreviewer = (id: string) => Promise<LinkPreview | null>;
