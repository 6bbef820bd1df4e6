import sharp from 'sharp';
import type { Grey } from '../../src/ports/scanner/picture/grey.ts';
import { renderPdfPage } from '../../src/ports/scanner/preparing/pdf-pages.ts';
import { makePdf, type PdfText } from './pdf.ts';

/** A page of notes: the words of its lines are common enough for any reader. */
export const notes = [
  'Photosynthesis is the process by which green plants make food.',
  'It needs light, water and carbon dioxide from the air.',
  'The leaf takes in the gas through small openings called stomata.',
  'Chlorophyll is the green pigment that absorbs the light.',
  'The products are glucose and oxygen, and the plant stores starch.',
  'Respiration sets the energy free again, by day and by night.',
  'A plant in the dark respires but does not make any food.',
  'Temperature, light and the amount of gas limit the rate.',
  'Farmers in Kano water their plants early in the morning.',
  'The roots take up water and mineral salts from the soil.',
];

export const notesAt = (lines: readonly string[] = notes, size = 13): PdfText[] =>
  lines.map((text, index) => ({ x: 60, y: 760 - index * size * 1.7, text, size }));

/** A page drawn by PDFium, which brings its own letters: no font of this machine is needed. */
export const drawPage = (texts: PdfText[]): Promise<Grey> => renderPdfPage(makePdf([texts]), 1);

export const asSharp = ({ width, height, data }: Grey) =>
  sharp(Buffer.from(data), { raw: { width, height, channels: 1 } });

export async function greyOf(picture: sharp.Sharp): Promise<Grey> {
  const { data, info } = await sharp(await picture.png().toBuffer())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}
