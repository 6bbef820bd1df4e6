import { letterOf } from '../../../quiz.rules.ts';
import { picturesOf, type WritableQuestion } from '../draft.ts';
import type { WritablePicture } from '../pictures.ts';
import { wordsOut } from '../typed-out.ts';
import { htmlOfWords } from '../words-html.ts';
import { linesOf, node, type XmlNode } from '../xml.ts';
import { img, inSchemas, type WritableQuiz, zipPackage } from './package.ts';

/**
 * Common Cartridge 1.1, since Moodle reads none that is newer and all others read this one. Its quizzes are a small part
 * of QTI 1.2: one right option, or words that are typed.
 */

const cc = 'http://www.imsglobal.org/profile/cc/ccv1p1';
const content = inSchemas({
  '': ['http://www.imsglobal.org/xsd/ims_qtiasiv1p2', `${cc}/ccv1p1_qtiasiv1p2p1_v1p0.xsd`],
});
const manifest = inSchemas({
  '': ['http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1', `${cc}/ccv1p1_imscp_v1p2_v1p0.xsd`],
  lomimscc: ['http://ltsc.ieee.org/xsd/imsccv1p1/LOM/manifest', `${cc}/LOM/ccv1p1_lommanifest_v1p0.xsd`],
});

/** Where all files of a cartridge lie that are no quizzes. */
const pictureFolder = 'web_resources';
/** An address is one from the folder of the quiz. */
const imgOf = (picture: WritablePicture) => img(`$IMS-CC-FILEBASE$../${pictureFolder}/${picture.name}`, picture);

/** As HTML, which is what these programs keep: what is called plain text some of them take for HTML all the same. */
function material(text: string, picture?: WritablePicture): XmlNode {
  const html = htmlOfWords(text);
  const shown = picture ? `<br/>${linesOf(imgOf(picture), '')}` : '';
  return node('material', {}, node('mattext', { texttype: 'text/html' }, html + shown));
}

const described = (fields: Record<string, string>) =>
  node(
    'qtimetadata',
    {},
    ...Object.entries(fields).map(([label, entry]) =>
      node('qtimetadatafield', {}, node('fieldlabel', {}, label), node('fieldentry', {}, entry)),
    ),
  );

const response = 'response1';
const single = { ident: response, rcardinality: 'Single' };

interface Asked {
  profile: string;
  field: XmlNode;
  /** What counts: the name of an option, or words. */
  right: XmlNode[];
}

function askChoice({ options, correct }: WritableQuestion): Asked {
  const labels = options.map((option, position) =>
    node('response_label', { ident: letterOf(position) }, material(option)),
  );
  return {
    profile: 'cc.multiple_choice.v0p1',
    field: node('response_lid', single, node('render_choice', {}, ...labels)),
    right: [node('varequal', { respident: response }, letterOf(correct ?? 0))],
  };
}

function askTyped(typed: NonNullable<WritableQuestion['typed']>): Asked {
  const { accepted } = wordsOut(typed);
  const label = node('response_label', { ident: 'answer1', rshuffle: 'No' });
  return {
    profile: 'cc.fib.v0p1',
    field: node('response_str', single, node('render_fib', {}, label)),
    right: accepted.map((answer) => node('varequal', { respident: response, case: 'No' }, answer)),
  };
}

const general = 'general_fb';
const always = node(
  'respcondition',
  { continue: 'Yes' },
  node('conditionvar', {}, node('other')),
  node('displayfeedback', { feedbacktype: 'Response', linkrefid: general }),
);

function itemOf(question: WritableQuestion, index: number): XmlNode {
  const { text, picture, typed, explanation } = question;
  const { profile, field, right } = typed ? askTyped(typed) : askChoice(question);
  const isExplained = explanation.trim() !== '';
  const score = { varname: 'SCORE', vartype: 'Decimal', minvalue: '0', maxvalue: '100' };
  return node(
    'item',
    { ident: `item-${index + 1}`, title: `Question ${index + 1}` },
    node('itemmetadata', {}, described({ cc_profile: profile })),
    node('presentation', {}, material(text, picture), field),
    node(
      'resprocessing',
      {},
      node('outcomes', {}, node('decvar', score)),
      ...(isExplained ? [always] : []),
      node(
        'respcondition',
        { continue: 'No' },
        node('conditionvar', {}, ...right),
        node('setvar', { action: 'Set', varname: 'SCORE' }, '100'),
      ),
    ),
    ...(isExplained ? [node('itemfeedback', { ident: general }, node('flow_mat', {}, material(explanation)))] : []),
  );
}

function about(title: string): XmlNode {
  const lom = (name: string, ...inside: (XmlNode | string)[]) => node(`lomimscc:${name}`, {}, ...inside);
  return lom('lom', lom('general', lom('title', lom('string', title))));
}

/** Moodle restores nothing whose title might have a tag in it, also once its spaces are gone. */
const withoutTags = (title: string) => title.replaceAll('<', '‹').replaceAll('>', '›');

/** A course of one quiz. */
export function writeCartridge({ title: written, questions }: WritableQuiz): Uint8Array {
  const title = withoutTags(written);
  const href = 'quiz/assessment.xml';
  const pictures = picturesOf(questions);
  const files = pictures.map(({ name }) => ({
    identifier: name,
    type: 'webcontent',
    href: `${pictureFolder}/${name}`,
  }));
  const fields = { cc_profile: 'cc.exam.v0p1', qmd_assessmenttype: 'Examination', qmd_scoretype: 'Percentage' };
  const assessment = node(
    'assessment',
    { ident: 'assessment', title },
    described(fields),
    node('section', { ident: 'root_section' }, ...questions.map(itemOf)),
  );
  const entry = node('item', { identifier: 'entry', identifierref: 'assessment' }, node('title', {}, title));
  const course = { identifier: 'course', structure: 'rooted-hierarchy' };
  return zipPackage(
    {
      schemas: manifest,
      standard: ['IMS Common Cartridge', '1.1.0'],
      about: [about(title)],
      organization: [node('organization', course, node('item', { identifier: 'root' }, entry))],
      resources: [
        {
          identifier: 'assessment',
          type: 'imsqti_xmlv1p2/imscc_xmlv1p1/assessment',
          href,
          needs: files.map(({ identifier }) => identifier),
          isNamedBelow: true,
        },
        ...files,
      ],
    },
    { [href]: node('questestinterop', content, assessment) },
    { folder: pictureFolder, pictures },
  );
}
