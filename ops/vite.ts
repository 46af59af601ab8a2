import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { projectRoot } from '#platform/project-root.ts'
import { leanZod } from './bundle/lean-zod.ts'

/** How Vite sees the portal: for the build, and for the development server, which serves `ops/index.html`. */
export const opsVite = {
  root: projectRoot,
  configFile: false,
  publicDir: false,
  base: '/',
  plugins: [react(), tailwindcss(), leanZod()],
} satisfies InlineConfig
