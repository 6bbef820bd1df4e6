import type { Client, DraftQuestion, FeatureOperations, Letter } from '@akada/contract';

type Api = Client<FeatureOperations>;

/** A lecturer's quiz that a class has taken; the key is not always plain, so that the statistics have something to say. */

const question = (
  text: string,
  options: [string, string, string, string],
  correct_answer: Letter,
  explanation: string,
): DraftQuestion => ({
  question: text,
  options: options.map((option) => ({ text: option })),
  correct_answer,
  explanation,
});

const questions: DraftQuestion[] = [
  question(
    'What does an algorithm need so that it ends?',
    ['A finite number of steps', 'A loop', 'A fast computer', 'An input from the keyboard'],
    'A',
    'An algorithm is a finite sequence of unambiguous steps.',
  ),
  question(
    'How many comparisons does a binary search of 1,000 sorted entries need at most?',
    ['1,000', '500', '10', '2'],
    'C',
    'Each comparison halves what is left, and 2 to the power of 10 is 1,024.',
  ),
  question(
    'Which device keeps its content when the power is off?',
    ['Main memory (RAM)', 'A register', 'Cache memory', 'A solid-state drive'],
    'D',
    'RAM, registers and cache are volatile; a solid-state drive is not.',
  ),
  question(
    'What is the decimal value of the binary number 1011?',
    ['9', '11', '13', '22'],
    'B',
    'It is 8 + 0 + 2 + 1.',
  ),
  question(
    'Which part of the processor carries out arithmetic?',
    ['The control unit', 'The bus', 'The arithmetic and logic unit', 'The clock'],
    'C',
    'The arithmetic and logic unit computes; the control unit directs.',
  ),
  question(
    'What does an operating system do?',
    ['It translates programs', 'It manages the hardware for programs', 'It draws pictures', 'It checks spelling'],
    'B',
    'It shares processor, memory and devices among the programs that run.',
  ),
];

const names = [
  ...['Chidinma Eze', 'Yusuf Bello', 'Tolu Adeyemi', 'Aisha Musa', 'Emeka Obi', 'Ngozi Okeke', 'Kunle Balogun'],
  ...['Halima Sani', 'Ifeanyi Nwosu', 'Bọ́lá Akin', 'Zainab Garba', 'Uche Ibe', 'Fatima Lawal', 'Segun Ojo'],
];

/** How many of the first questions each taker gets right; the rest go wrong in different ways. */
const rightOf = (taker: number) => [6, 5, 6, 4, 3, 5, 2][taker % 7] ?? 0;

function choose(number: number, taker: number, key: Letter): Letter {
  const letters: Letter[] = ['A', 'B', 'C', 'D'];
  if (number < rightOf(taker)) return key;
  return letters[(letters.indexOf(key) + 1 + ((taker + number) % 3)) % 4] ?? 'A';
}

/** Three to twelve minutes: who knows the answers is sooner done, and one or two sit over it until the end. */
const secondsOf = (taker: number) => 190 + (6 - rightOf(taker)) * 75 + ((taker * 47) % 60) * 3;

/** Takers begin one after the other, as they come into the hall. */
const pauseSeconds = 40;

interface DemoHall {
  lecturer: Api;
  visitor: Api;
  /** Lets so many seconds pass. */
  wait(seconds: number): void;
}

/** The lecturer shares it, and the class takes it. */
export async function addDemoQuiz({ lecturer, visitor, wait }: DemoHall): Promise<void> {
  const { quiz_id, quiz_content } = await lecturer.quizzes.create({
    body: { title: 'COS 101: First test', questions, settings: { time_limit_minutes: 15 } },
  });
  for (const [taker, name] of names.entries()) {
    const student_email = `student${taker + 1}@demo.akada.example`;
    // The clock of a timed quiz runs for whoever says who they are.
    const headers = { 'student-email': student_email };
    const opened = await visitor.quizzes.get({ params: { id: quiz_id }, headers });
    const answers = quiz_content.questions.map(({ id, correct_answer }, number) => ({
      question_id: id,
      selected_answer: choose(number, taker, correct_answer ?? 'A'),
    }));
    wait(secondsOf(taker));
    await visitor.quizzes.submit({
      body: {
        quiz_id,
        student_name: name,
        student_email,
        attempt_token: opened.attempt_token ?? '',
        results: { answers },
      },
    });
    wait(pauseSeconds);
  }
}
