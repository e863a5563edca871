// Runs in the browser, in development: content was compiled anew. The translators' studio keeps what is open; the page in
// its frame is loaded again.
if (document.getElementById('root')) import.meta.hot?.on('content:compiled', () => location.reload())
