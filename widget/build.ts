import { join } from 'node:path'
import { build } from 'vite'

/** Builds the chat script, which pages load from `/api/chatbot/embed.js`, into `outDir/embed.js`. */
export async function buildWidget(outDir: string) {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      minify: true,
      lib: {
        entry: join(import.meta.dirname, 'embed.ts'),
        formats: ['iife'],
        name: 'MissionChatScript',
        fileName: () => 'embed.js',
      },
    },
  })
}
