/**
 * How far the client has come in taking over prerendered HTML. `reading`: the first page is being prepared, and needs
 * no more than what it brings to life. `keeping`: what is mounted now stands over prerendered HTML, until a navigation
 * mounts another page. Both are false on the server and where nothing was prerendered.
 */
export const hydration = { reading: false, keeping: false }
