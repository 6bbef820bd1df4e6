/** Shows a question of the page and gives its choice the focus; where nothing can be chosen any more, the question. */
export function goToQuestion(number: number): void {
  const question = document.getElementById(`question-${number}`);
  question?.scrollIntoView({ block: 'start' });
  const choice =
    question?.querySelector<HTMLElement>('input:enabled:checked') ?? question?.querySelector('input:enabled');
  ((choice ?? question) as HTMLElement | null)?.focus({ preventScroll: true });
}
