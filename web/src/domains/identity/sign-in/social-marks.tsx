/* The providers' own marks: their colours are theirs, not ours. */

export function GoogleMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" strokeWidth="4.2">
      <path stroke="#ea4335" d="M5.2 8.2A7.8 7.8 0 0 1 17.6 6.6" />
      <path stroke="#fbbc05" d="M5.3 16A7.8 7.8 0 0 1 5.2 8.2" />
      <path stroke="#34a853" d="M17.3 17.7A7.8 7.8 0 0 1 5.3 16" />
      <path stroke="#4285f4" d="M12 12.1h7.8a7.8 7.8 0 0 1-2.5 5.6" />
    </svg>
  );
}

export function AppleMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor">
      <path d="M15.7 2c.1 1.2-.3 2.3-1 3.2-.8.9-1.9 1.5-3 1.4-.2-1.1.4-2.3 1-3.1.8-.9 2-1.5 3-1.5z" />
      <path d="M12.2 7.8c.9 0 2-1.1 3.8-1.1 1.6 0 3 .9 3.8 2.1-3.3 1.9-2.8 6.5.6 7.8-.7 2-2.5 5.2-4.4 5.3-1.4 0-1.9-.9-3.6-.9s-2.2.9-3.6.9c-2.2.1-5.2-4.9-5.2-9 0-3.7 2.4-6.1 5-6.1 1.7 0 2.9 1 3.6 1z" />
    </svg>
  );
}
