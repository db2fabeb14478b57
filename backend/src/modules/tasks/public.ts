export {
  AutomaticTasks,
  TaskSource,
  type DatedCause,
  type TaskCause,
} from './application/automatic-tasks.js';
