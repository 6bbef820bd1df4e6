import { defineTexts } from '../../../texts/define.ts';

export const termsTexts = defineTexts('terms', {
  title: 'Terms & Policy',
  description: 'Akada’s terms of use in plain words: who can use it, what you can expect, and what we expect of you.',
  heading: 'Terms & Policy',
  version: (version: string) => `Version ${version}`,
  lead: 'The terms of use in plain words. By ticking “I agree to the Terms & Policy” you accept them and the privacy policy; we record the version and the time.',
  privacy: 'Privacy policy',
  sections: {
    who: {
      heading: 'Who can use Akada',
      paragraphs: {
        age: 'Anyone who is at least 16 years old. One person, one account; keep your password to yourself, and tell us if someone else gets hold of it.',
        name: 'Use your own email address. Everything else is optional.',
      },
    },
    what: {
      heading: 'What you get',
      paragraphs: {
        service:
          'A study companion: sprints with lessons and a tutor, quizzes and study materials from your documents, and the tools on the Features page. It supports your studies; it doesn’t replace lectures, your department’s requirements or an examiner.',
        outlines:
          'Outlines follow the published standards of the National Universities Commission to the best of our knowledge. Your university decides what it teaches and examines. Akada is independent of the Commission.',
        made: 'A machine makes the lessons, questions and answers, from your documents or our course notes, and shows its sources. They can be wrong: compare them with your lecture. If a language model writes something without a source, we mark it as unchecked.',
      },
    },
    fair: {
      heading: 'What we ask of you',
      points: {
        law: 'Keep to the law and to the rules of your university; don’t use Akada to cheat in exams.',
        others:
          'Only add and share what you’re allowed to: no one else’s personal data, no work you have no right to use, nothing that hurts or insults.',
        students:
          'If you share a quiz, students are trusting you with what they enter. Use it for teaching, don’t show it to anyone else, and don’t decide an exam on it alone: names are as students typed them.',
        server:
          'Don’t try to break in, overload the server or read what isn’t yours. If you find a security hole, tell us.',
      },
    },
    yours: {
      heading: 'What you add stays yours',
      paragraphs: {
        licence:
          'You keep all rights in what you write or upload. You let us store and process it so Akada can do what you ask, and for nothing else.',
        shared:
          'Anyone with your link can see what you share, until you close it. Anyone can report it; the operator of this server can take it down.',
      },
    },
    money: {
      heading: 'Plans and payment',
      paragraphs: {
        free: 'The Free plan is free and includes 3 sprints. Summaries of documents and questions about them are free, and so are quizzes and study materials from your first document.',
        tokens:
          'Each extra document you make quizzes or study materials from costs one document token, once, when the first one succeeds. Tokens come in packages: ₦3,000 for 12 documents, ₦5,500 for 25. We can’t refund tokens you’ve spent; we refund unspent ones within 14 days.',
        pro: 'Pro costs ₦6,000 per month, or ₦64,800 per year. The five-day trial is free, needs no card and ends automatically; each account gets one.',
        vat: 'All prices include VAT.',
        renewal:
          'If you pay with a card we can charge again, Pro renews at the end of each period; we email you before we charge for a year. If the charge fails, we try three times within seven days, and you keep Pro meanwhile. If you pay by transfer or USSD, it ends with the period.',
        cancel:
          'You can cancel anytime under Billing. You keep Pro until the period ends, and we won’t charge you after that. If a payment is refunded or disputed, what it paid for ends. If a server sells nothing, none of this applies.',
      },
    },
    end: {
      heading: 'Closing your account',
      paragraphs: {
        you: 'You can delete your account in Settings anytime, without giving a reason.',
        we: 'We may close an account that breaks these terms. Except in an emergency we’ll tell you first, and you can take your data with you.',
      },
    },
    liability: {
      heading: 'Liability',
      paragraphs: {
        one: 'We run Akada with care but can’t promise that it’ll always be available or free of faults. We are liable without limit for intent, gross negligence and wherever the law does not allow a limit; beyond that only for what a student could reasonably rely on.',
        two: 'The laws of the Federal Republic of Nigeria govern these terms.',
      },
    },
    change: {
      heading: 'Changes',
      paragraphs: {
        one: 'When the terms change, their version changes. We record which version you accepted; a change to your disadvantage only applies to you once you’ve accepted it, and you can leave before then.',
      },
    },
  },
  contact: 'Questions? Contact us',
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    terms: typeof termsTexts;
  }
}
