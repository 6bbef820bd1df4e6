import { defineTexts } from '../define.ts';

export const termsTexts = defineTexts('terms', {
  title: 'Terms & Policy',
  description:
    'The terms of use of Akada in plain words: who may use it, what you may expect, and what we expect of you.',
  heading: 'Terms & Policy',
  version: (version: string) => `Version ${version}`,
  lead: 'The terms of use in plain words. By ticking “I agree to the Terms & Policy” you accept them and the privacy policy; the version and the time are recorded.',
  privacy: 'Privacy policy',
  sections: {
    who: {
      heading: 'Who may use Akada',
      paragraphs: {
        age: 'Anyone who is at least 16 years old. One person, one account; keep your password to yourself, and tell us if somebody else got hold of it.',
        name: 'Use an email address that is yours. Everything else you may leave out.',
      },
    },
    what: {
      heading: 'What you get',
      paragraphs: {
        service:
          'A study companion: sprints with lessons and a tutor, quizzes and study materials from your documents, and the tools that the Features page lists. It supports your studies and does not replace lectures, your department’s requirements or an examiner.',
        outlines:
          'Outlines follow the published standards of the National Universities Commission to the best of our knowledge. Your university decides what is taught and examined. Akada is independent of the Commission.',
        made: 'Lessons, questions and answers are made by a machine, from your documents or our course notes, and name the place they rest on. They can be wrong: compare them with your lecture. What a language model writes without a source is marked as unchecked.',
      },
    },
    fair: {
      heading: 'What we ask of you',
      points: {
        law: 'Keep to the law and to the rules of your university; do not use Akada to cheat in examinations.',
        others:
          'Put in and share only what you may: no other people’s personal data, no work that you have no right to use, nothing that hurts or insults.',
        students:
          'If you share a quiz: what students leave in it is entrusted to you. Use it for teaching, show it to nobody else, and do not decide an examination by it alone: names are as they were typed.',
        server:
          'Do not try to break in, to overload the server or to read what is not yours. If you find a hole, tell us.',
      },
    },
    yours: {
      heading: 'What you put in stays yours',
      paragraphs: {
        licence:
          'You keep all rights in what you write or upload. You allow us to store and process it so that the product can do what you ask of it, and for nothing else.',
        shared:
          'What you share by a link can be seen by whoever has the link, until you close it. Anybody can report it; the operator of this server can take it down.',
      },
    },
    money: {
      heading: 'Plans and payment',
      paragraphs: {
        free: 'The Free plan costs nothing and has 3 sprints. Summaries of documents and questions about them are free, and so are quizzes and study materials from the first document.',
        tokens:
          'Each further document for which quizzes or study materials are made takes one document token, once, when the first of them succeeds. Tokens come in packages: ₦3,000 for 12 documents, ₦5,500 for 25. What is spent cannot be given back; unspent tokens are refunded within 14 days.',
        pro: 'Pro costs ₦6,000 per month, or ₦64,800 per year. The trial of five days costs nothing, asks for no card and ends by itself, once for each account.',
        vat: 'All prices include VAT.',
        renewal:
          'Paid by a card that can be charged again, Pro renews at the end of each period; before a year is charged we write to you. If the charge fails, it is tried three times within seven days, and Pro goes on meanwhile. Paid by transfer or USSD, it ends with the period.',
        cancel:
          'You can cancel at any time under Billing. Pro stays until the period ends, and nothing is charged after that. A payment that is refunded or disputed ends what it paid for. Where a server sells nothing, none of this applies.',
      },
    },
    end: {
      heading: 'Ending it',
      paragraphs: {
        you: 'You can delete your account in Settings at any time, without a reason.',
        we: 'We may close an account that breaks these terms. Except in an emergency we say so first, and you can take your data with you.',
      },
    },
    liability: {
      heading: 'Liability',
      paragraphs: {
        one: 'We run Akada with care but cannot promise that it is always there or free of faults. We are liable without limit for intent, gross negligence and wherever the law does not allow a limit; beyond that only for what a student could reasonably rely on.',
        two: 'These terms are under the laws of the Federal Republic of Nigeria.',
      },
    },
    change: {
      heading: 'Changes',
      paragraphs: {
        one: 'When the terms change, their version changes. Which version you accepted is recorded with your account; a change to your disadvantage applies to you only once you have accepted it, and you can leave before.',
      },
    },
  },
  contact: 'Questions? Contact us',
});
