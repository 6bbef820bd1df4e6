import { node, type XmlNode } from '../xml.ts';
import { type Dialect, writeInDialect } from './dialect.ts';
import { inSchemas, type WritableQuiz } from './package.ts';

/** QTI 3.0: the elements of QTI 2 under names with a prefix and hyphens, among those of HTML. */

const published = 'https://purl.imsglobal.org/spec/qti/v3p0';
const schema = (namespace: string, file: string) =>
  inSchemas({ '': [`http://www.imsglobal.org/xsd/${namespace}`, `${published}/schema/xsd/${file}.xsd`] });

const ofHtml = new Set(['p', 'br', 'img']);
const hyphened = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

function inWords({ name, attributes, content }: XmlNode): XmlNode {
  const inside = content.map((part) => (typeof part === 'string' ? part : inWords(part)));
  if (ofHtml.has(name)) return { name, attributes, content: inside };
  const named = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [hyphened(key), value]));
  // What is shown to the learner has a body of its own.
  const body = name === 'modalFeedback' ? [node('qti-content-body', {}, ...inside)] : inside;
  return { name: `qti-${hyphened(name)}`, attributes: named, content: body };
}

const v3: Dialect = {
  standard: ['QTI Package', '3.0.0'],
  schemas: {
    manifest: schema('qti/qtiv3p0/imscp_v1p1', 'imsqtiv3p0_imscpv1p2_v1p0'),
    content: schema('imsqtiasi_v3p0', 'imsqti_asiv3p0_v1p0'),
  },
  types: { item: 'imsqti_item_xmlv3p0', test: 'imsqti_test_xmlv3p0' },
  template: (name) => `${published}/rptemplates/${name}.xml`,
  inWords,
};

export const writeQti3 = (quiz: WritableQuiz): Uint8Array => writeInDialect(quiz, v3);
