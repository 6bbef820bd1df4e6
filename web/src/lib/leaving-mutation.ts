import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/**
 * A mutation whose success leads to another page: a second tap does not begin it again, neither while it runs nor while
 * the browser is still on its way.
 */
export function useLeavingMutation<Data, Variables = void>(options: UseMutationOptions<Data, Error, Variables>) {
  const mutation = useMutation(options);
  const isTapped = useRef(false);
  const { reset } = mutation;
  useEffect(() => {
    // Whoever comes back from a checkout may get the page as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isTapped.current = false;
      reset();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);

  function mutate(variables: Variables): void {
    if (isTapped.current) return;
    isTapped.current = true;
    mutation.mutate(variables, {
      onError: () => {
        isTapped.current = false;
      },
    });
  }
  return { mutate, variables: mutation.variables, isPending: mutation.isPending || mutation.isSuccess };
}
