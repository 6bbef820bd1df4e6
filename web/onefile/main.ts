import { startQuiz } from './quiz.ts';
import { startWeek } from './week.ts';

const data = JSON.parse(document.getElementById('data')?.textContent ?? '{}');
if (data.kind === 'quiz') startQuiz(data);
else startWeek();
