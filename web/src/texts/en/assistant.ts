import { defineTexts } from '../define.ts';

export const assistantTexts = defineTexts('assistant', {
  title: 'Tutor',
  you: 'You',
  assistant: 'Akada',
  welcome: (topic: string) =>
    `Ask about “${topic}”. Questions are answered at once; with an exercise you get a hint first, then a step.`,
  noLesson:
    'This day has no lesson yet, so the tutor has nothing to answer from. Add a document to the sprint, or write the text yourself.',
  input: 'Your question',
  placeholder: 'Ask about this lesson',
  send: 'Send',
  conversation: 'Conversation',
  /** About something marked in the lesson; the first is sent as it stands. */
  passage: { explain: 'Explain this', placeholder: 'Ask about this', drop: 'Leave out the passage' },
  thinking: 'Thinking...',
  suggestions: 'Suggested questions',
  /** Sent as they stand: the tutor understands them. */
  offers: {
    hint: 'Another hint',
    tell: 'Just tell me',
    more: 'More',
    show: 'Show me',
    card: 'Another card',
  },
  /** What the tutor proposes to remember. */
  card: { title: 'A card to keep', keep: 'Keep card', keeping: 'Adding…', kept: 'Among the cards of this day' },
  bad: {
    call: 'Not helpful',
    called: (reason: string) => `Not helpful (${reason})`,
    reasons: {
      wrong: 'It is wrong',
      unclear: 'I do not understand it',
      off_topic: 'Not what I asked',
      other: 'Something else',
    },
    thanks: 'Thank you. The Akada team will see your question and this answer, but not your name.',
    failed: 'This could not be sent. Please try again.',
  },
  sources: 'Sources',
  lessonName: (week: number, day: string, title: string) => `Week ${week}, day ${day}: ${title}`,
  citation: (number: number, heading: string) => `[${number}] ${heading}`,
  error: 'Sorry, I encountered an error processing your request.',
  offline:
    'You are offline: the built-in tutor answers from the lessons on this device, and the conversation is not kept.',
  clear: 'Clear conversation',
  cleared: 'The conversation was deleted.',
  clearQuestion: 'Delete this conversation?',
  clearText: 'What you asked about this sprint, and the answers, are deleted.',
  cancel: 'Cancel',
  generic: {
    what: (topic: string) => `What is ${topic}?`,
    why: (topic: string) => `Why does ${topic} matter?`,
    example: (topic: string) => `Give me an example of ${topic}`,
    summary: (topic: string) => `What are the main points of ${topic}?`,
    terms: (topic: string) => `Which terms of ${topic} should I know?`,
  },
});
