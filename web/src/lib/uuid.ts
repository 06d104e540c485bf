const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether an address can name a row at all, before anything is asked for it. */
export const isUuid = (text: string | undefined): boolean => UUID.test(text ?? '');
