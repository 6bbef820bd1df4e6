/** Shows a question of the page and gives its choice the focus. */
export function goToQuestion(number: number): void {
  const question = document.getElementById(`question-${number}`);
  question?.scrollIntoView({ block: 'start' });
  const choice = question?.querySelector<HTMLInputElement>('input:checked') ?? question?.querySelector('input');
  choice?.focus({ preventScroll: true });
}
