let theme;
try {
  ({ theme } = JSON.parse(localStorage.getItem('extractors.settings')));
} catch {}
if (theme !== 'light' && theme !== 'dark')
  theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
document.documentElement.dataset.theme = theme;
