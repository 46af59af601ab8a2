/** Of a photo in the conversation, with the colors of the panel. */
export const photoStyle = `
.photo { position: relative; display: grid; place-items: center; width: 8.6em; height: 5.8em; border: 1px solid var(--l); border-radius: 3px; background: var(--l); overflow: hidden }
canvas { position: absolute; width: 100%; height: 100% }`
