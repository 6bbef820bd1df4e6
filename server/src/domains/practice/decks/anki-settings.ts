/** What a collection of Anki says of itself; what is left out here, Anki fills in as for a new one. */

/** One note type for all decks of ours, so that a second import finds the first one's. */
const noteTypeId = 1_763_400_000_000;

const field = (name: string, ord: number) => ({
  name,
  ord,
  sticky: false,
  rtl: false,
  font: 'Arial',
  size: 20,
  media: [],
});

const noteType = {
  id: noteTypeId,
  name: 'Akada',
  type: 0,
  mod: 0,
  usn: -1,
  sortf: 0,
  did: null,
  tags: [],
  vers: [],
  flds: ['Front', 'Back', 'Source'].map(field),
  tmpls: [
    {
      name: 'Card 1',
      ord: 0,
      qfmt: '{{Front}}',
      afmt: '{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}\n\n<p class="source">{{Source}}</p>',
      bqfmt: '',
      bafmt: '',
      did: null,
    },
  ],
  css: '.card { font-family: arial; font-size: 20px; text-align: center; color: black; background-color: white; }\n.source { font-size: 14px; opacity: 0.7; }\n',
  latexPre:
    '\\documentclass[12pt]{article}\n\\special{papersize=3in,5in}\n\\usepackage[utf8]{inputenc}\n\\usepackage{amssymb,amsmath}\n\\pagestyle{empty}\n\\setlength{\\parindent}{0in}\n\\begin{document}\n',
  latexPost: '\\end{document}',
  req: [[0, 'any', [0]]],
};

const deck = (id: number, name: string, mod: number) => ({
  id,
  name,
  mod,
  usn: -1,
  desc: '',
  dyn: 0,
  conf: 1,
  collapsed: false,
  browserCollapsed: false,
  extendNew: 0,
  extendRev: 0,
  newToday: [0, 0],
  revToday: [0, 0],
  lrnToday: [0, 0],
  timeToday: [0, 0],
});

const options = {
  id: 1,
  name: 'Default',
  mod: 0,
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  dyn: false,
  new: { bury: true, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 7], order: 1, perDay: 20, separate: true },
  rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, minSpace: 1, perDay: 200 },
  lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
};

const settings = (deckId: number) => ({
  activeDecks: [1],
  curDeck: deckId,
  curModel: String(noteTypeId),
  addToCur: true,
  collapseTime: 1200,
  dueCounts: true,
  estTimes: true,
  newBury: true,
  newSpread: 0,
  nextPos: 1,
  sortBackwards: false,
  sortType: 'noteFld',
  timeLim: 0,
});

/** The only row of the table `col`. */
export function collectionRow(deckId: number, deckName: string, seconds: number) {
  const json = (value: unknown) => JSON.stringify(value);
  return [
    1,
    seconds,
    seconds * 1000,
    seconds * 1000,
    11,
    0,
    0,
    0,
    json(settings(deckId)),
    json({ [noteTypeId]: noteType }),
    json({ 1: deck(1, 'Default', seconds), [deckId]: deck(deckId, deckName, seconds) }),
    json({ 1: options }),
    '{}',
  ];
}

export { noteTypeId };
