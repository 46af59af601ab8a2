import { watchBanner } from './banner.ts'
import { enhanceForms } from './forms.ts'
import { loadLater } from './late.ts'
import { watchMenu } from './menu.ts'
import { swapPages } from './swap.ts'
import { showToasts } from './toasts.ts'

watchMenu()
watchBanner()
showToasts()
loadLater()
swapPages()
enhanceForms()
document.addEventListener('page', enhanceForms)
