import { dueLeads } from '../../shared/due-leads.ts'

/** The inputs of the lists, which their pages and their prefetch share. */
export const notifications = { type: 'notification' } as const
export const dueOfTodo = { ...dueLeads, limit: 5 } as const
export const openTodos = { type: 'todo', isCompleted: false } as const
export const doneTodos = { type: 'todo', isCompleted: true } as const
