import { named } from '../courses/form/options.ts';
import type { Line, Source } from '../courses/form/source.ts';
import { readTemplates, type TemplateEntry } from '../courses/form/templates.ts';
import { TemplatesHeadSchema } from '../courses/schema.ts';
import { checkClaims } from './claims.ts';
import { checkDraws } from './draws.ts';
import type { Say } from './faults.ts';
import { checkHead } from './head.ts';
import { optionsFault } from './options.ts';
import { checkPlainness } from './prose.ts';
import { workingFault } from './working.ts';

const MOST_NOTS = 4;
const NOTES = /^(?:Slip|Why|Check|Figures|Tolerance|Unit|Form|Domain|Also|Working|Begins):/;

/** The templates of a lesson: their form, then what comes out of so many draws of each. */
export function checkTemplates(text: string, draws: number, say: Say): Source {
  const { source, entries, unread } = readTemplates(text);
  const head = checkHead(TemplatesHeadSchema, source, say);
  for (const { text: heading, at } of unread) say(at, `"${heading}" is no template: write "## 1. medium, method"`);
  if (head && head.templates !== entries.length) {
    say(source.lineOf('templates'), `the head says templates: ${head.templates}, the file has ${entries.length}`);
  }
  entries.forEach((entry, index) => {
    if (entry.number !== index + 1) say(entry.at, `number the templates in one row: this is number ${index + 1}`);
    if (hasForm(entry, say)) checkDraws(entry, draws, say);
  });
  checkPlainness(
    source.lines.filter(({ text: line }) => !/^\s*(?:Check|Where): |^- [A-Za-z]+\d* *[:=]/.test(line)),
    say,
  );
  checkClaims(source.lines, say);
  return source;
}

/** Whether a template can be drawn at all. */
function hasForm(entry: TemplateEntry, say: Say): boolean {
  const { number, at, numbers, typed, choice, kind, hint, step } = entry;
  let isWhole = true;
  const fault = (line: number, what: string) => {
    say(line, what);
    isWhole = false;
  };
  if (numbers.length === 0) fault(at, `template ${number} declares no numbers: write "Numbers:" and lines "- r: 2..9"`);
  if ((typed?.stem ?? choice.stem).length < 10)
    fault(at, `template ${number} asks nothing: put its text above the key`);
  if (typed && choice.options.length > 0) fault(at, `template ${number} has a typed key and options: choose one`);
  else if (!typed) {
    const wrong = optionsFault(choice.options, 4, 4);
    if (wrong) fault(at, `template ${number} ${wrong}, or a typed key such as "Number: @{s}"`);
  } else if (typed.nots.length < 1 || typed.nots.length > MOST_NOTS) {
    fault(at, `template ${number} has ${typed.nots.length} lines "Not:"; name 1 to ${MOST_NOTS} known slips`);
  }
  for (const line of typed?.stray ?? choice.stray) {
    fault(line.at, 'this line belongs to no answer: indent Slip, Why and Check by two spaces');
  }
  const right = typed?.key ?? choice.options.find((option) => option.right);
  const wrongs = typed?.nots ?? choice.options.filter((option) => !option.right);
  if (right && named(right.notes, 'Check').length === 0) {
    fault(right.at, `prove the key of template ${number} by a second route: "Check: expression = expression"`);
  }
  for (const one of [...(right ? [right] : []), ...wrongs]) checkNotes(one, one === right, fault);
  const working = right && workingFault(right.notes, true);
  if (working) fault(working.at, working.text);
  if (!typed && right && named(right.notes, 'Working').length > 0) {
    fault(right.at, 'only what is typed can be worked out line by line');
  }
  if (kind !== 'recall' && (hint.length === 0 || step.length === 0)) {
    fault(at, `template ${number} needs "Hint: …" and "Step: …", since it is not recall`);
  }
  return isWhole;
}

function checkNotes({ at, text, notes }: { at: number; text: string; notes: Line[] }, isRight: boolean, say: Say) {
  if (named(notes, 'Why').length !== 1)
    say(
      at,
      `give "${text}" one "Why:" line that ${isRight ? 'solves the question' : 'names the wrong step and mends it'}`,
    );
  const slips = named(notes, 'Slip').length;
  if (isRight && slips > 0) say(at, 'the right answer has no Slip');
  if (!isRight && slips !== 1) say(at, `name the one slip that leads to "${text}" in a "Slip:" line`);
  const [first] = notes;
  if (first && !NOTES.test(first.text)) say(first.at, 'begin the line with "Slip:", "Why:" or "Check:"');
}
