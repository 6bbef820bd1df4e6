interface Box {
  x: number;
  width: number;
}

/** Where a word lies in the cut of its line, as shares of it. */
export function inCut(word: Box, line: Box): { left: number; width: number } {
  return { left: (word.x - line.x) / line.width, width: word.width / line.width };
}
