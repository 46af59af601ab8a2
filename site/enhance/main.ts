import { watchBanner } from './banner.ts'
import { loadLater } from './late.ts'
import { watchMenu } from './menu.ts'
import { enhanceParts } from './modules.ts'
import { swapPages } from './swap.ts'
import { showToasts } from './toasts.ts'

watchMenu()
watchBanner()
showToasts()
loadLater()
swapPages()
enhanceParts()
document.addEventListener('page', enhanceParts)
