import type { OwnOffice } from '@diyar/api/contracts/own-office';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#lib/api-context.ts';
import type { ApiError } from '#lib/api-error.ts';
import { ownOfficeQuery } from './api.ts';

/** Context of the page's parts: the office once it is saved, and as a colleague left it meanwhile. */
export function useOwnOffice() {
  const api = useApi();
  const client = useQueryClient();
  const { queryKey } = ownOfficeQuery(api);
  return {
    saved(office: OwnOffice): void {
      client.setQueryData(queryKey, office);
      // The office's public page, and lists that name it.
      void client.invalidateQueries({ queryKey: ['offices'] });
    },
    /** The next attempt is made on what the colleague wrote; what was typed stays. The form says what happened. */
    renewAfter(error: ApiError): false {
      if (error.code === 'office_changed') void client.invalidateQueries({ queryKey });
      return false;
    },
  };
}
