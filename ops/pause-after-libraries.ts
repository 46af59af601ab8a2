import { nextTask } from './ui/next-task.ts'

// As pause.ts: what the portal is made with has a task of its own.
await nextTask()
