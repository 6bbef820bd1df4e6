import { defineTexts } from '../../../texts/define.ts';

export const featuresTexts = defineTexts('features', {
  title: 'Features',
  description:
    'What Akada can do today: sprints with lessons, a tutor and reviews, quizzes and study materials from your documents, links to share, and honest statistics.',
  heading: 'What Akada can do today',
  lead: 'Everything here works today. The list grows with each release.',
  groups: {
    study: {
      heading: 'Study',
      items: {
        sprints: {
          heading: 'Sprints',
          text: 'Turn a course code, a topic or a document into a plan: weeks of five study days and a review, as long as your notes allow. You get the plan in moments; the lessons follow.',
        },
        lessons: {
          heading: 'Lessons that show their sources',
          text: 'Each day has a lesson, its key terms and its sources. Edit it, have it rewritten, or add your own video. If a day has no source, we say so instead of making something up.',
        },
        tutor: {
          heading: 'A tutor that shows its source',
          text: 'Ask anything and get an answer straight away, from the open lesson or the whole course, with a link to where it says so. For an exercise you get a hint, then a step, then the answer; “Just tell me” is always there. You can delete the conversation.',
        },
        quizzes: {
          heading: 'A quiz for each day',
          text: 'One question at a time, checked and explained with the sentence behind it. You can see which quizzes are due and how the last ones went.',
        },
        reviews: {
          heading: 'Reviews before you forget',
          text: 'Questions come back just before you’d forget them, at most 15 a day, and more often as your exam gets closer.',
        },
        progress: {
          heading: 'Progress you can trust',
          text: 'We count your streak, study time, scores and achievements from what you actually did, in your own time zone.',
        },
      },
    },
    documents: {
      heading: 'Documents, quizzes and sharing',
      items: {
        read: {
          heading: 'The files you already have',
          text: 'PDF, Word, PowerPoint, Excel, OpenDocument, RTF, text and Markdown, up to 50 MB. If a file is a scan without text, locked or damaged, we tell you.',
        },
        ask: {
          heading: 'Ask your document',
          text: 'Get a summary, then answers that take you to the page or slide. If it isn’t in the document, we say so.',
        },
        make: {
          heading: 'Quizzes and study materials',
          text: 'Five to thirty questions, each checked against a sentence in the document; fewer if there isn’t enough to ask about. Or study materials with contents, key terms and questions.',
        },
        edit: {
          heading: 'Edit, import, export',
          text: 'Edit, move, replace or write questions. Bring your own from text, a table, Moodle, Canvas or Brightspace; export any quiz for them, or as QTI 2.1 or 3.0, CSV or text.',
        },
        share: {
          heading: 'Share with a link',
          text: 'Students don’t need accounts. Set opening times, a time limit, a shuffled order or one attempt per email. Close or renew links whenever you like; search engines don’t see them.',
        },
        statistics: {
          heading: 'Statistics for lecturers',
          text: 'See scores as they come in and which options students chose. After ten results we flag questions that are too easy, too hard or misleading. Download it all as CSV.',
        },
      },
    },
    account: {
      heading: 'And the rest',
      items: {
        catalogue: {
          heading: 'The national curriculum, searchable',
          text: 'More than 1,300 CCMAS and BMAS courses with their units, levels and, for most first years, topics and outcomes. Look up a code from one standard and find its match in the other.',
        },
        onboarding: {
          heading: 'Set up in four steps',
          text: 'University, department, level, preferences. We suggest over 250 Nigerian universities by name or short name, and understand course codes with a university’s own prefix.',
        },
        phone: {
          heading: 'Small phones, patchy networks',
          text: 'Works from 360 pixels wide. Lessons, reviews and quizzes you’ve opened work offline; we save your answers and study time on your device and send them when you’re back online.',
        },
        security: {
          heading: 'Careful with your account',
          text: 'Log in with a password, Google or Apple. See where you’re logged in, log out any device, and reset a lost password with a code by email.',
        },
        yours: {
          heading: 'Your data, in your hands',
          text: 'Download everything in one file. Delete your account and everything in it goes too. Students who took a quiz can have their name removed without an account.',
        },
        invite: {
          heading: 'Study with classmates',
          text: 'Every account has an invitation link. When a classmate signs up through it and confirms their address, both of you get points.',
        },
      },
    },
  },
  later: {
    heading: 'What’s not here yet',
    text: 'Our own lessons for every course. Courses that have them are in the library; the others are taught from documents you add.',
  },
  action: 'Sign up',
  look: 'Look up a course',
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    features: typeof featuresTexts;
  }
}
