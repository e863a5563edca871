/** Whether the client is taking over prerendered HTML; false on the server, and as soon as that is done. */
export const hydration = { active: false }
