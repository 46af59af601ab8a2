import { nextTask } from './ui/next-task.ts'

// What main.tsx imports after this file is evaluated in a task of its own. It waits for no other file: those that come later import
// the one that this is bundled into, and each would wait for the other.
await nextTask()
