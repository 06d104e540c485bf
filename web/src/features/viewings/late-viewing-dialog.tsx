import { lateDialog } from '#ui/late-dialog.tsx';

/** The dialog brings a calendar, which most readers of a conversation never open. */
export const LateViewingDialog = lateDialog(async () => (await import('./viewing-dialog.tsx')).ViewingDialog);
