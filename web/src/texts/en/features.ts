import { defineTexts } from '../define.ts';

export const featuresTexts = defineTexts('features', {
  title: 'Features',
  description:
    'What Akada can do today: sprints with lessons, tutor and reviews, quizzes and study materials from your documents, links to share, and honest statistics.',
  heading: 'What Akada can do today',
  lead: 'Everything here works today. The list grows with each release.',
  groups: {
    study: {
      heading: 'Study',
      items: {
        sprints: {
          heading: 'Sprints',
          text: 'A course code, a topic or a document becomes a plan: weeks of five study days and a review, as long as your notes allow. You get the plan in moments; the lessons follow.',
        },
        lessons: {
          heading: 'Lessons that name their source',
          text: 'Each day has a text, its key terms and where it comes from. Change it, have it written anew, add a video of your own. A day without a source says so instead of inventing one.',
        },
        tutor: {
          heading: 'A tutor that shows its source',
          text: 'A question is answered at once, from the lesson that is open or from the whole course, with the place to read on. An exercise gets a hint, then a step, then the answer; “Just tell me” is always there. The conversation can be deleted.',
        },
        quizzes: {
          heading: 'A quiz for each day',
          text: 'One question at a time, checked and explained with the sentence it rests on. The server grades it, and the list of quizzes shows what is due and how the last ones went.',
        },
        reviews: {
          heading: 'Reviews before you forget',
          text: 'Questions come back when they are about to be forgotten (FSRS), at most 15 a day, and closer together as an exam date nears.',
        },
        progress: {
          heading: 'Progress that is true',
          text: 'Streak, study time, scores and achievements are counted from what happened, by the calendar where you live. No browser can claim them.',
        },
      },
    },
    documents: {
      heading: 'Documents, quizzes and sharing',
      items: {
        read: {
          heading: 'Ten kinds of documents',
          text: 'PDF, Word, PowerPoint, Excel, OpenDocument, RTF and text, up to 50 MB. A scan without text, an encrypted or a broken file is named as such.',
        },
        ask: {
          heading: 'Ask your document',
          text: 'A summary, then answers with page or slide to open. What is not in the document is not answered.',
        },
        make: {
          heading: 'Quizzes and study materials',
          text: 'Five to thirty questions, each checked against its sentence; fewer where the document carries fewer. Or study materials with contents, key terms and questions.',
        },
        edit: {
          heading: 'Edit, import, export',
          text: 'Change, move, replace or write questions. Read your own from text, CSV or Moodle GIFT; take any quiz along for Moodle, as QTI, CSV or text.',
        },
        share: {
          heading: 'Share by a link',
          text: 'Students need no account. Opening times, a time limit, another order for each, one attempt by e-mail. Links can be closed and renewed, and are hidden from search engines.',
        },
        statistics: {
          heading: 'Statistics for lecturers',
          text: 'Scores as they come in, every option of every question, and from ten results on which question is too easy, too hard or misleading. Everything as CSV.',
        },
      },
    },
    account: {
      heading: 'Around it',
      items: {
        catalogue: {
          heading: 'The national curriculum, searchable',
          text: 'More than 1,300 courses of CCMAS and BMAS with their units, levels and, for most first years, topics and outcomes. A code of one standard finds its successor in the other.',
        },
        onboarding: {
          heading: 'A profile in four steps',
          text: 'University, department, level, preferences. Over 250 Nigerian universities are suggested by name or short name, and codes with a university’s own prefix are understood.',
        },
        phone: {
          heading: 'Small phones, patchy networks',
          text: 'From 360 pixels up. Lessons, reviews and quizzes that were loaded go on without a network; answers and time are kept on the device and sent once it is back.',
        },
        security: {
          heading: 'Careful with your account',
          text: 'Sign in with a password, Google or Apple. See where you are signed in, sign out any device, and recover a lost password with a code by email.',
        },
        yours: {
          heading: 'Your data, in your hands',
          text: 'Download everything in one file. Delete your account, and what belongs to it is deleted with it. Takers of a quiz can have their name removed without an account.',
        },
        invite: {
          heading: 'Study with classmates',
          text: 'Every account has an invitation link. When a classmate signs up through it and confirms their address, both of you get points.',
        },
      },
    },
  },
  later: {
    heading: 'What is not here yet',
    text: 'Lessons of our own for every course. The library holds the courses that have them; the others are taught from documents that you add.',
  },
  action: 'Sign Up',
  look: 'Look up a course',
});
