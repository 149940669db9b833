import type { CheckOutProgress } from '@tailorbird/commerce/bag/canCheckOut';
import { useNavigation } from 'react-router';

/** What holds the checkout back for a moment: its login is on its way, or the bag is reckoned anew with a code. */
export function useCheckOutProgress(): CheckOutProgress {
  const { location, formData } = useNavigation();
  return {
    checkoutLoginLoading: location?.pathname.endsWith('/checkout-identity') ?? false,
    promotionsLoading: formData?.has('code') ?? false,
  };
}
