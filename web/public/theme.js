// Runs before the first paint. `theme` holds 'light', 'dark' or nothing: without a choice the system's is followed.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; the system's theme is right then.
}
