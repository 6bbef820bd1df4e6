import { buffer } from 'node:stream/consumers';
import {
  closePdf,
  ink,
  line,
  makeRoom,
  openPdf,
  type Pdf,
  softInk,
  widthAt,
} from '../../../../platform/pdf/pdf-page.ts';
import { letterOf } from '../../quiz.rules.ts';
import type { WritableQuestion } from './draft.ts';
import type { WritablePicture } from './pictures.ts';

/** A sheet for the examination hall: the questions, and the answer key on pages of its own. */

const size = 10.5;
const indent = 22;
/** For working and answer of a question without options. */
const answerSpace = 44;
const mostHigh = 240;
const pictureGap = 6;
/** As large as on a screen. */
const pointsOfPixel = 0.75;

interface WritableQuiz {
  title: string;
  questions: readonly WritableQuestion[];
}

function heading(pdf: Pdf, x: number, title: string, subtitle: string): void {
  const width = widthAt(pdf, x);
  pdf.font('bold').fontSize(20).fillColor(ink).text(title, x, pdf.y, { width });
  pdf.font('regular').fontSize(size).fillColor(softInk).text(subtitle, x, pdf.y, { width });
  pdf.fillColor(ink);
  pdf.y += 14;
}

/** A line of text with a mark before it. */
function entry(pdf: Pdf, x: number, mark: string, text: string): void {
  const { y } = pdf;
  pdf.text(mark, x, y, { lineBreak: false });
  pdf.text(text, x + indent, y, { width: widthAt(pdf, x + indent), lineGap: 2 });
}

/** In points: at most as wide as the text, and so high that the question stays on its page. */
function sidesOf(pdf: Pdf, x: number, { width, height }: WritablePicture) {
  const share = Math.min(widthAt(pdf, x + indent) / width, mostHigh / height, pointsOfPixel);
  return { width: width * share, height: height * share };
}

function draw(pdf: Pdf, x: number, picture: WritablePicture): void {
  const sides = sidesOf(pdf, x, picture);
  pdf.image(Buffer.from(picture.bytes), x + indent, pdf.y + pictureGap, sides);
  pdf.y += sides.height + 2 * pictureGap;
}

function heightOf(pdf: Pdf, x: number, { text, picture, options, typed }: WritableQuestion): number {
  const width = widthAt(pdf, x + 2 * indent);
  const pictured = picture ? sidesOf(pdf, x, picture).height + 2 * pictureGap : 0;
  if (typed) return pdf.fontSize(size).heightOfString(text, { width }) + pictured + 22 + answerSpace;
  const rest = 16 + pictured;
  return [text, ...options].reduce((sum, part) => sum + pdf.fontSize(size).heightOfString(part, { width }) + 6, rest);
}

/** Where the answer is written by hand. */
function answerLine(pdf: Pdf, x: number): void {
  pdf.y += answerSpace;
  pdf
    .moveTo(x + indent, pdf.y)
    .lineTo(x + widthAt(pdf, x), pdf.y)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke();
}

function nameLines(pdf: Pdf, x: number): void {
  const half = widthAt(pdf, x) / 2;
  ['Name', 'Matric number'].forEach((label, index) => {
    const left = x + index * half;
    pdf.fontSize(size).text(label, left, pdf.y, { lineBreak: false });
    const from = left + pdf.widthOfString(label) + 6;
    pdf
      .moveTo(from, pdf.y + size + 2)
      .lineTo(left + half - 12, pdf.y + size + 2)
      .lineWidth(0.5)
      .strokeColor(line)
      .stroke();
  });
  pdf.y += 34;
}

export async function writePdf({ title, questions }: WritableQuiz): Promise<Uint8Array> {
  const pdf = openPdf(title);
  const { x } = pdf;
  heading(pdf, x, title, questions.length === 1 ? '1 question' : `${questions.length} questions`);
  nameLines(pdf, x);
  questions.forEach((question, index) => {
    // A question is not torn apart, unless it is longer than a page.
    makeRoom(pdf, Math.min(heightOf(pdf, x, question), 600));
    pdf.font('bold').fontSize(size);
    entry(pdf, x, `${index + 1}.`, question.text);
    pdf.font('regular');
    if (question.picture) draw(pdf, x, question.picture);
    question.options.forEach((option, position) => {
      pdf.y += 3;
      entry(pdf, x + indent, letterOf(position), option);
    });
    if (question.typed) answerLine(pdf, x);
    pdf.y += 12;
  });

  pdf.addPage();
  heading(pdf, x, 'Answer key', title);
  questions.forEach(({ options, correct, typed, explanation }, index) => {
    makeRoom(pdf, 40);
    pdf.font('bold').fontSize(size).fillColor(ink);
    const answer = correct === null ? (typed?.key ?? '') : `${letterOf(correct)}  ${options[correct] ?? ''}`;
    entry(pdf, x, `${index + 1}.`, answer);
    pdf.font('regular').fillColor(softInk);
    if (explanation.trim()) {
      pdf.fontSize(9.5).text(explanation, x + indent, pdf.y, { width: widthAt(pdf, x + indent), lineGap: 2 });
    }
    pdf.y += 8;
  });
  closePdf(pdf, title);
  return buffer(pdf);
}
