import { useState } from 'react';
import { useCall, useSend, useToast } from '@moons/area-kit';
import { listRetreats, registerForRetreat } from '@moons/contracts/learning/retreats';

/** Retreats to come. Being offline is an answer to show, not a reason to wait in silence. */
export const useRetreats = () => useCall(listRetreats, {}, { networkMode: 'always' });

/** Takes a place, with the notices of the member spec, section 8; knows what was taken on this visit. */
export function useRegistration() {
  const [registered, setRegistered] = useState<ReadonlySet<string>>(new Set());
  const toast = useToast();
  const sending = useSend(registerForRetreat, {
    onSuccess: ({ retreatId }) => {
      setRegistered((ids) => new Set([...ids, retreatId]));
      toast({ title: 'Sacred Registration Complete', description: 'Your place is kept for you.' });
    },
    onError: (error) =>
      toast({
        title: 'You are not registered yet',
        description: error.error ?? 'There was an issue with your registration. Please try again.',
        variant: 'destructive',
      }),
  });
  return {
    registered,
    isPending: sending.isPending,
    register: (id: string) => sending.mutate({ params: { id }, body: {} }),
  };
}
