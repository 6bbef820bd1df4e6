/** What a question allows to be worked out line by line, and the line that it begins with. */
export interface WorkingTask {
  kind: 'equation' | 'simplify' | 'differentiate' | 'units';
  begins: string;
}

/** A slip that is known. The page says it in words, with the very numbers. */
export type FollowSlipKind =
  | 'sign crossed'
  | 'one side divided'
  | 'subtracted'
  | 'bracket in part'
  | 'minus bracket'
  | 'square of a sum'
  | 'root of a sum'
  | 'powers'
  | 'sign'
  | 'minus 4ac'
  | 'minus b'
  | 'over 2a'
  | 'plus minus'
  | 'root sign'
  | 'lost root'
  | 'gained root'
  | 'exponent kept'
  | 'exponent raised'
  | 'factor lost'
  | 'constant kept'
  | 'inner lost'
  | 'product rule'
  | 'sign of cosine'
  | 'upside down'
  | 'unit power'
  | 'power of ten'
  | 'unit'
  | 'arithmetic'
  /** Nothing that has a name, but it is known what became what. */
  | 'became';

export interface FollowSlip {
  kind: FollowSlipKind;
  was?: string;
  is?: string;
  became?: string;
  /** Of roots: the letter and its value, "x = 0". */
  root?: string;
  by?: string;
}

export type LineVerdict =
  /** `gained`: a root that came in by squaring, say, and has to be tested at the end. */
  /** `agrees`: after a slip, with the line that the working began with. */
  | { is: 'follows'; gained?: string; agrees?: true }
  | { is: 'slips'; slip?: FollowSlip }
  /** It is not judged: what cannot be decided is not called wrong. */
  | { is: 'unsure' };

/** As it is found: which slip it was is looked for only where it is told, of the first line that does not follow. */
export type Found = Exclude<LineVerdict, { is: 'slips' }> | { is: 'slips'; tell: () => FollowSlip | undefined };

export const follows: Found = { is: 'follows' };
export const unsure: Found = { is: 'unsure' };
export const slips = (tell: () => FollowSlip | undefined = () => undefined): Found => ({ is: 'slips', tell });
