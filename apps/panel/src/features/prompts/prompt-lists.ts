/** The inputs of the lists, which their pages and their prefetch share. */
export const notifications = { type: 'notification' } as const
export const openTodos = { type: 'todo', isCompleted: false } as const
export const doneTodos = { type: 'todo', isCompleted: true } as const
