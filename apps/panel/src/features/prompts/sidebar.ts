import { ListTodo } from 'lucide-react'
import { paths } from '../../shared/paths.ts'
import type { SidebarEntry } from '../../shared/sidebar.ts'

export const sidebar: SidebarEntry = { order: 3, label: 'app.nav.todo', href: paths.todo(), icon: ListTodo, badge: 'todo' }
