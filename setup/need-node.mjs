// Imported first, and written for any Node that knows modules: it must be able to say that it is too old.
const oldest = 20

if (Number(process.versions.node.split('.')[0]) < oldest) {
  console.error(
    `\nThis is Node ${process.versions.node}; Mission Restore needs Node ${oldest} or newer to set itself up.` +
      '\nInstall one from https://nodejs.org (the current LTS release will do), and try again.\n',
  )
  process.exit(1)
}
