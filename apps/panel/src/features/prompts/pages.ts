import { firstRead } from '../../shared/first-read.ts'
import type { Page } from '../../shared/page.ts'
import { paths } from '../../shared/paths.ts'
import { doneTodos, dueOfTodo, openTodos } from './prompt-lists.ts'

export const pages: readonly Page[] = [
  {
    path: paths.todo.pattern,
    access: 'user',
    layout: 'main',
    title: 'app.nav.todo',
    messages: ['prompts', 'leads'],
    component: () => import('./TodoPage.tsx').then((code) => code.TodoPage),
    parts: ['LeadRow'],
    reads: [
      firstRead('listPrompts', { query: openTodos }),
      firstRead('listLeads', { query: dueOfTodo }),
      firstRead('listPrompts', { query: doneTodos }),
    ],
  },
]
